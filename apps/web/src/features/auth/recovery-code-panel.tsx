import { useBlocker, useNavigate } from '@tanstack/react-router'
import { productName } from '@verbena/core/base/product'
import { Copy, Download } from 'lucide-react'
import { tellNotSaved } from '../../components/tell-saved'
import { copyText } from '../../device/clipboard'
import { saveTextFile } from '../../device/save-file'
import { paths } from '../../lib/paths'
import { useUser } from '../../state/session/session'
import { Button } from '../../ui/button'
import { toast, toastError } from '../../ui/toast'
import { AuthHeading } from './auth-heading'

/** The recovery code is shown once: nothing leaves this panel by accident. */
export function RecoveryCodePanel({ code }: { code: string }) {
  const navigate = useNavigate()
  const username = useUser()?.username

  useBlocker({
    enableBeforeUnload: true,
    shouldBlockFn() {
      toast('Save your recovery code first', { text: 'It is shown only now.' })
      return true
    },
  })

  async function copy() {
    if (await copyText(code)) toast('Recovery code copied')
    else toastError('Copy failed', 'Unable to copy to clipboard')
  }

  async function download() {
    const lines = [`${productName} recovery code`, '', ...(username ? [`Username: ${username}`] : []), `Recovery code: ${code}`, '']
    const isSaved = await saveTextFile(
      `${productName.toLowerCase()}-recovery-code.txt`,
      [...lines, 'Keep it private: it sets a new password once.', ''].join('\n'),
    )
    if (!isSaved) tellNotSaved()
  }

  return (
    <>
      <AuthHeading
        title="Save your recovery code"
        text="There is no e-mail to reset a forgotten password. This code is the only way back in, and it is shown only now."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card bg-card p-[min(1.5rem,6vw)]">
        <p className="text-center font-mono text-xl leading-relaxed tracking-wider break-words text-balance select-all">{code}</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="outline" className="flex-1 px-3!" onClick={() => void copy()}>
            <Copy aria-hidden className="size-5" strokeWidth={1.75} />
            Copy
          </Button>
          <Button kind="outline" className="flex-1 px-3!" onClick={() => void download()}>
            <Download aria-hidden className="size-5" strokeWidth={1.75} />
            Download
          </Button>
        </div>
      </div>
      <Button
        isWide
        className="min-h-14 px-3! text-lg"
        onClick={() => void navigate({ ...paths.feed(), replace: true, ignoreBlocker: true })}
      >
        I have saved it
      </Button>
    </>
  )
}
