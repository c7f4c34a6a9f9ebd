import { eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user'
import type { Database } from '../../db/database'
import { profiles } from '../../db/schema/profile'

export async function findProfile(db: Database, userId: string) {
  const columns = { username: profiles.username, email: profiles.email }
  const [profile] = await asUser(db, userId, (tx) => tx.select(columns).from(profiles).where(eq(profiles.userId, userId)))
  return profile
}
