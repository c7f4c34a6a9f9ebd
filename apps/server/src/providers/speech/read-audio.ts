/** Two hundred characters read slowly are a tenth of it. */
const mostBytes = 1024 * 1024

/** An answer that is no speech; the message is ours and quotes nothing of it. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer'
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** The audio of an answer, if that is what it holds and not more than speech can need. */
export async function readAudio(response: Response): Promise<Buffer> {
  const { status, headers, body } = response
  const refuse = async (why: string): Promise<never> => {
    await body?.cancel().catch(() => undefined) // the connection may be broken already
    throw new UnusableAnswer(why, status)
  }
  if (status !== 200) return refuse('refused')
  if (!/^audio\/mpeg\s*(;|$)/i.test(headers.get('content-type') ?? '')) return refuse('not audio')
  if (Number(headers.get('content-length')) > mostBytes) return refuse('too large')
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    pieces.push(piece)
    size += piece.byteLength
    if (size > mostBytes) throw new UnusableAnswer('too large', status) // leaving the loop ends the connection
  }
  const audio = Buffer.concat(pieces)
  if (!isMpeg(audio)) throw new UnusableAnswer('not audio', status)
  return audio
}

/** Whether bytes begin as MPEG audio does: with a tag or with a frame. */
export function isMpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).equals(Buffer.from('ID3')) || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0)
}
