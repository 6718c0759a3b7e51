export interface Chosen {
  file: File
  /** Address of its content (`data:`), which the policy of pages allows. */
  url: string
  /** Size in pixels, once it is turned upright. */
  width: number
  height: number
}

/** Reads a picture that was chosen; rejects if the browser cannot show it. */
export async function chosenOf(file: File): Promise<Chosen> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => typeof reader.result === 'string' && resolve(reader.result))
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
  const image = new Image()
  image.src = url
  await image.decode()
  return { file, url, width: image.naturalWidth, height: image.naturalHeight }
}
