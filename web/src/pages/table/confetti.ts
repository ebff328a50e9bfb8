/** Confetti over the whole page; returns how to sweep it up. */
import confetti from 'canvas-confetti'

const COLOURS = ['#ffb000', '#d8402f', '#2f6fde', '#2e9e5b', '#f3ead7']

export function celebrate(): () => void {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:350'
  canvas.setAttribute('aria-hidden', 'true')
  document.body.append(canvas)
  // Without a worker: the page's policy allows no code made on the fly.
  const shoot = confetti.create(canvas, { resize: true, useWorker: false })
  const from = (x: number, angle: number) =>
    void shoot({ particleCount: 70, angle, spread: 62, startVelocity: 52, origin: { x, y: 0.8 }, colors: COLOURS })
  const shots = [0, 350, 800].map((after) => setTimeout(() => (from(0, 60), from(1, 120)), after))
  return () => {
    shots.forEach(clearTimeout)
    shoot.reset()
    canvas.remove()
  }
}
