import type { SharePlugin } from '@capacitor/share'

/** The system's share sheet; both systems say in English words that the person called it off. */
export function nativeShare(plugin: Pick<SharePlugin, 'share'>) {
  return async (content: { title: string; text: string; url: string }): Promise<'shared' | 'cancelled'> => {
    try {
      await plugin.share(content)
      return 'shared'
    } catch (refused) {
      if (isCancelled(refused)) return 'cancelled'
      throw refused
    }
  }
}

function isCancelled(refused: unknown): boolean {
  return refused instanceof Error && /cancel/i.test(refused.message)
}
