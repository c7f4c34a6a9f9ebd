import { ProfileSheet } from '../features/profile/profile-sheet'
import type { SheetControl } from '../ui/sheet'
import { ProfilePages } from './profile-pages'

/** The profile with the sheets that open inside it, each a feature of its own. */
export default function Profile(control: SheetControl) {
  return (
    <ProfileSheet {...control}>
      <ProfilePages />
    </ProfileSheet>
  )
}
