import { Share2, Star } from 'lucide-react'
import { useState } from 'react'
import { isIos } from '../../device/is-ios'
import { appStoreUrl } from '../../lib/build-settings'
import { Group, RowList } from '../../ui/group'
import { RowButton } from '../../ui/row-button'
import { toast } from '../../ui/toast'
import { ShareAppDialog } from './share-app-dialog'

export function SupportSettings() {
  const [isSharing, setIsSharing] = useState(false)

  function review() {
    if (!isIos()) toast('iOS Only', { text: 'Reviews are only available for iOS users' })
    else if (appStoreUrl()) window.open(appStoreUrl(), '_blank', 'noopener')
    else toast('Not in the App Store yet', { text: 'Reviews open once the app can be found there' })
  }

  return (
    <Group title="Support us">
      <RowList>
        <RowButton icon={Share2} title="Share vocabulary" onClick={() => setIsSharing(true)} />
        <RowButton icon={Star} title="Leave us a review" onClick={review} />
      </RowList>
      {isSharing && <ShareAppDialog onClosed={() => setIsSharing(false)} />}
    </Group>
  )
}
