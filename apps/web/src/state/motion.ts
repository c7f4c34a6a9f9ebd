import { readSetting } from './learner/use-learner'

/** Tells the styles whether the learner wants less movement than the system does. */
export function applyMotion(): void {
  document.documentElement.toggleAttribute('data-less-motion', readSetting('motion') === 'reduced')
}
