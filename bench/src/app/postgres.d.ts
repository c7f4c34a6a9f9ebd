declare module '*/scripts/postgres.mjs' {
  export function withPostgres<Result>(use: (url: string) => Promise<Result>): Promise<Result>
}
