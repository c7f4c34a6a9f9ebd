// Checks who may import whom, and that the checker really read the code: an empty reading must not pass as a clean one.
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'
import { root } from './run.mjs'

const leastModules = 120

process.chdir(root)
const folders = ['packages/core/src', 'packages/words/src', 'apps/server/src', 'apps/web/src']
const { output } = await cruise(folders, { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } })
const { violations, totalCruised, error } = output.summary

for (const { rule, from, to } of violations) console.error(`${rule.severity}  ${rule.name}: ${from} → ${to}`)
const ours = output.modules.filter((module) => /^(packages|apps)\//.test(module.source)).length
console.log(`Boundaries: ${ours} of our modules read (${totalCruised} in all), ${error} errors.`)
if (ours < leastModules) {
  console.error(`Only ${ours} modules were read; at least ${leastModules} are expected. The checker did not see the code.`)
  process.exit(1)
}
process.exit(error > 0 ? 1 : 0)
