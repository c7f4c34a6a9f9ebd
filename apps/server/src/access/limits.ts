const minute = 60_000
const day = 24 * 60 * minute

export type Limit = { tries: number; windowMs: number }

/**
 * How often each call may be made. By username: ten guesses in fifteen minutes are nothing against a password, and enough for
 * someone who forgot theirs. By address: enough for a school behind one, too few to try one password on many names or to
 * keep the cores busy hashing; refreshing and signing out cost little and every open tab does them.
 */
export const limits = {
  signUp: { address: { tries: 30, windowMs: 60 * minute }, username: { tries: 10, windowMs: 60 * minute } },
  signIn: { address: { tries: 100, windowMs: 15 * minute }, username: { tries: 10, windowMs: 15 * minute } },
  password: { address: { tries: 30, windowMs: 15 * minute }, username: { tries: 10, windowMs: 15 * minute } },
  recover: { address: { tries: 30, windowMs: 15 * minute }, username: { tries: 10, windowMs: 15 * minute } },
  refresh: { address: { tries: 600, windowMs: 15 * minute } },
  signOut: { address: { tries: 600, windowMs: 15 * minute } },
  export: { address: { tries: 60, windowMs: 15 * minute }, username: { tries: 10, windowMs: 15 * minute } },
  delete: { address: { tries: 30, windowMs: 15 * minute }, username: { tries: 10, windowMs: 15 * minute } },
  // Each makes a page at the payment provider, which counts its callers too.
  checkout: { address: { tries: 100, windowMs: 15 * minute }, username: { tries: 20, windowMs: 15 * minute } },
  portal: { address: { tries: 100, windowMs: 15 * minute }, username: { tries: 20, windowMs: 15 * minute } },
  // Speech that has to be made is paid for by the character. A day's words of the most eager, and a taste of it without a plan.
  speech: { address: { tries: 3000, windowMs: day }, username: { tries: 500, windowMs: day } },
  freeSpeech: { address: { tries: 300, windowMs: day }, username: { tries: 30, windowMs: day } },
} satisfies Record<string, { address: Limit; username?: Limit }>

export type Limits = typeof limits
