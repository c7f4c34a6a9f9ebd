/** Tiers of the web from top to bottom: a tier may import itself and those to its right. */
const webTiers = ['app', 'features', 'components', 'state', 'api', 'device', 'lib']
const serverTiers = ['features', 'access', 'providers', 'http', 'db']

/** One rule a tier: it never imports a tier above it. */
function downOnly(base, tiers) {
  return tiers.slice(1).map((tier, i) => ({
    name: `${base.split('/')[1]}-${tier}-imports-down`,
    severity: 'error',
    from: { path: `^${base}/${tier}/` },
    to: { path: `^${base}/(?:${tiers.slice(0, i + 1).join('|')})/` },
  }))
}

const error = (name, from, to) => ({ name, severity: 'error', from, to })
const tests = '\\.test\\.tsx?$'

export default {
  forbidden: [
    error('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    error('nothing-unresolved', {}, { couldNotResolve: true, pathNot: '^virtual:(words/|about$)' }),
    ...downOnly('apps/web/src', webTiers),
    ...downOnly('apps/server/src', serverTiers),
    error(
      'a-feature-never-imports-another',
      { path: '^apps/(web|server)/src/features/([^/]+)/' },
      { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    ),
    error('ui-knows-no-product', { path: '^apps/web/src/ui/' }, { path: '^(apps/web/src/(?!ui/|lib/)|packages/)' }),
    error('data-never-imports-ui', { path: '^apps/web/src/(state|api|device|lib)/', pathNot: tests }, { path: '^apps/web/src/ui/' }),
    error('capacitor-only-in-device', { path: '^apps/web/src/(?!device/)' }, { path: 'node_modules/@capacitor/' }),
    error(
      'sql-only-in-stores',
      { path: '^apps/server/src/(?!.*store\\.ts$|access/|db/)', pathNot: tests },
      { path: 'node_modules/drizzle-orm/' },
    ),
    error('the-server-is-only-types-in-api', { path: '^apps/web/', pathNot: '^apps/web/src/api/' }, { path: '^apps/server/' }),
    error(
      'the-server-never-runs-in-the-page',
      { path: '^apps/web/src/api/' },
      { path: '^apps/server/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'core-is-pure',
      { path: '^packages/core/src/', pathNot: tests },
      { path: '^(?!packages/core/src/|node_modules/(valibot|ts-fsrs|fast-check)/)' },
    ),
    error('words-know-only-core', { path: '^packages/words/src/', pathNot: tests }, { path: '^apps/' }),
    error('the-server-knows-no-web', { path: '^apps/server/' }, { path: '^apps/web/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
