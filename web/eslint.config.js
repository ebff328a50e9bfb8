import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['**/node_modules/**', '**/generated/**', '**/ui/types.ts', 'src/qg/static/**', 'web/dist/**'] },
  ...ts.configs.recommended,
  ...svelte.configs['flat/recommended'],
  {
    languageOptions: { globals: { ...globals.browser, ...globals.es2021 } },
    rules: {
      'no-undef': 'off',
      eqeqeq: ['error', 'smart'],
      'prefer-const': 'off',
      'svelte/prefer-const': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'svelte/no-navigation-without-resolve': 'off',
      // Maps and sets here are mostly bookkeeping that nobody watches.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/require-each-key': 'error',
      'svelte/no-at-html-tags': 'error',
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ['**/*.test.ts'], rules: { 'max-lines-per-function': 'off' } },
  { files: ['web/*.config.*'], languageOptions: { globals: globals.node } },
)
