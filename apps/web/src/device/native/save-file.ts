import { Directory, Encoding, type FilesystemPlugin } from '@capacitor/filesystem'
import type { SharePlugin } from '@capacitor/share'

/** Writes a file where only the app sees it and lets the person send it where they keep theirs; answers whether they did. */
export function nativeSave(files: Pick<FilesystemPlugin, 'writeFile'>, sheet: Pick<SharePlugin, 'share'>) {
  return async (name: string, text: string): Promise<boolean> => {
    try {
      const { uri } = await files.writeFile({ path: name, data: text, directory: Directory.Cache, encoding: Encoding.UTF8 })
      await sheet.share({ title: name, files: [uri] })
      return true
    } catch {
      return false // full, or called off: who asked for the file says that it was not kept
    }
  }
}
