/** Puts a text on the clipboard, also where the page is not a secure context. Says whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('readonly', '')
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  document.body.append(field)
  const before = document.activeElement as HTMLElement | null
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  before?.focus()
  return done
}

/** Whether this name leads everybody to their own machine. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
