import { iconOf, loadEngine } from '../src/app/games'

/** The games as the app gives them to Practice. */
export const games = { iconOf, loadEngine }
