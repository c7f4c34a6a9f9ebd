import { isNative } from '../device/platform'
import { toastError } from '../ui/toast'

/** Where a file is that was just saved: an app asks where to, a browser does not. */
export function savedWhere(name: string): string {
  return isNative() ? `${name} is where you sent it` : `${name} is among your downloads`
}

/** A file was not kept, because the device could not or the person called it off. */
export function tellNotSaved(): void {
  toastError('The file was not saved', 'Try again and choose a place for it.')
}
