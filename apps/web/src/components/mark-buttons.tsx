import type { WordId } from '@verbena/core/words/word'
import { Bookmark, Heart } from 'lucide-react'
import { toggleWordMark, useIsMarked } from '../state/learner/use-learner'
import { IconButton } from '../ui/icon-button'
import { toast } from '../ui/toast'
import { giveFeedback } from './give-feedback'

/** Puts a word into the favorites or takes it out, and says so. */
export function toggleFavorite(wordId: WordId): void {
  const isFavorite = toggleWordMark('favorite', wordId)
  toast(isFavorite ? 'Added to favorites' : 'Removed from favorites')
  if (isFavorite) giveFeedback('kept')
}

/** Saves a word or takes it out of the saved ones, and says so. */
export function toggleSaved(wordId: WordId): void {
  toast(toggleWordMark('saved', wordId) ? 'Word saved!' : 'Word unsaved')
}

export function FavoriteButton({ wordId, size = 'normal' }: { wordId: WordId; size?: 'normal' | 'large' }) {
  const isFavorite = useIsMarked('favorite', wordId)
  return <IconButton icon={Heart} label="Favorite" pressed={isFavorite} size={size} onClick={() => toggleFavorite(wordId)} />
}

export function SaveButton({ wordId }: { wordId: WordId }) {
  const isSaved = useIsMarked('saved', wordId)
  return <IconButton icon={Bookmark} label="Save" pressed={isSaved} onClick={() => toggleSaved(wordId)} />
}
