/** What has been typed so far: it survives a change of tab and every failure. */
export type Draft = { name: string; username: string; password: string; recoveryCode: string }

export const emptyDraft: Draft = { name: '', username: '', password: '', recoveryCode: '' }

export type DraftProps = { draft: Draft; onDraft: (changes: Partial<Draft>) => void }
