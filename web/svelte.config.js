/** Components speak TypeScript natively and use runes only; Vite holds the rest of the settings. */
export default { compilerOptions: { runes: true } }
