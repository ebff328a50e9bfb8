"""How a page looks and feels, measured: nothing scrolls, nothing is clipped, targets are large."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from playwright.sync_api import Page

from ..shelf import ROOT

SCROLLS = """() => {
  const page = document.scrollingElement
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]
}"""
SMALL = """([within, least]) => [...document.querySelectorAll(within)]
  .flatMap((area) => [...area.querySelectorAll('button, a[href], select, [role=button], [role=radio]')])
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.disabled)
  .map((one) => {
    // What a finger hits is the box of the button, or of a larger part of it.
    const boxes = [one, ...one.querySelectorAll('*')].map((part) => part.getBoundingClientRect())
    const largest = (side) => Math.max(...boxes.map((box) => box[side]))
    const name = one.ariaLabel || one.textContent.trim().slice(0, 40)
    return { name, width: largest('width'), height: largest('height') }
  })
  .filter((one) => one.width > 0 && (one.width < least - 0.6 || one.height < least - 0.6))"""
CLIPPED = """(prompt) => [...document.querySelectorAll(`${prompt} [role=status], p${prompt}`)].filter((one) => {
  if (!one.checkVisibility()) return false
  const letters = document.createRange()
  letters.selectNodeContents(one)
  const text = letters.getBoundingClientRect(), box = one.closest(prompt).getBoundingClientRect()
  const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
  return out || text.left < box.left - 1 || text.right > box.right + 1 || text.top < box.top - 1
    || text.bottom > box.bottom + 1
}).map((one) => one.textContent.trim())"""
OVERLAPS = """(selectors) => {
  const parts = selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((one) => one.checkVisibility())
  const found = []
  for (const [n, one] of parts.entries())
    for (const other of parts.slice(n + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      const a = one.getBoundingClientRect(), b = other.getBoundingClientRect()
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 6 && high > 6) found.push(`${one.className} / ${other.className}: ${wide | 0}x${high | 0}`)
    }
  return found
}"""
AXE = """async () => {
  const told = await axe.run(document, { resultTypes: ['violations'] })
  const some = (nodes) => nodes.slice(0, 3).map((node) => `${node.target}: ${node.html.slice(0, 120)}`).join(' | ')
  return told.violations.map((one) => `${one.id}: ${some(one.nodes)}`)
}"""


@cache
def axe_source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe objects to. The page's policy forbids foreign scripts, so it is evaluated, not added."""
    page.evaluate(f"() => {{ {axe_source()} }}")
    found: list[str] = page.evaluate(AXE)
    return found


def scroll_of(page: Page) -> list[int]:
    """By how many pixels the page is wider and higher than the screen."""
    found: list[int] = page.evaluate(SCROLLS)
    return found


def too_small(page: Page, within: str, least: int = 44) -> list[Any]:
    """Targets of a finger that are smaller than that."""
    found: list[Any] = page.evaluate(SMALL, [within, least])
    return found


def clipped(page: Page, prompt: str) -> list[str]:
    """What is asked, where it does not fit into its box, or its box onto the screen."""
    found: list[str] = page.evaluate(CLIPPED, prompt)
    return found


def overlaps(page: Page, selectors: Sequence[str]) -> list[str]:
    """Main parts that lie over each other."""
    found: list[str] = page.evaluate(OVERLAPS, list(selectors))
    return found
