import { AppError } from '@verbena/core/base/app-error'
import { bodyLimit } from 'hono/body-limit'

export const bodyLimitBytes = 64 * 1024

export function limitBody() {
  return bodyLimit({
    maxSize: bodyLimitBytes,
    onError: () => {
      throw new AppError('payload_too_large', `The request is larger than ${bodyLimitBytes / 1024} KiB.`)
    },
  })
}
