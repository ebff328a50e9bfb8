/** A picture of a win to keep: drawn on a canvas, saved as a file. Nothing leaves the browser. */
interface Picture {
  title: string
  headline: string
  score: number
  lines: string[]
}

const WIDTH = 1200
const HEIGHT = 675

export function savePicture(picture: Picture): void {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT)
  sky.addColorStop(0, '#1d5283')
  sky.addColorStop(1, '#0d2a49')
  pen.fillStyle = sky
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = '#9cc8f233'
  for (let x = 0; x < WIDTH; x += 25) pen.strokeRect(x, -1, 25, HEIGHT + 2)
  for (let y = 0; y < HEIGHT; y += 25) pen.strokeRect(-1, y, WIDTH + 2, 25)
  const write = (text: string, font: string, color: string, y: number) => {
    pen.font = font
    pen.fillStyle = color
    pen.textAlign = 'center'
    pen.fillText(text, WIDTH / 2, y, WIDTH - 80)
  }
  write(picture.title.toUpperCase(), '800 64px "Big Shoulders Display Variable", sans-serif', '#eaf4ff', 110)
  write(picture.headline, '700 40px "Atkinson Hyperlegible Next Variable", sans-serif', '#ffdf9a', 175)
  write(String(picture.score), '400 190px "DSEG7-Classic", monospace', '#ffb000', 400)
  picture.lines.forEach((line, n) =>
    write(line, '600 34px "Atkinson Hyperlegible Next Variable", sans-serif', '#eaf4ff', 490 + n * 52),
  )
  canvas.toBlob((blob) => {
    if (!blob) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = 'mission-pas-possible.png'
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }, 'image/png')
}
