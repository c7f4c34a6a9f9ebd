import { checkLibrary, readSetFiles } from './check-library'
import { countLibrary } from './counts'
import { formatCounts, formatFindings } from './format-report'

const { entries, findings } = checkLibrary(readSetFiles(process.argv[2]))
console.log(formatCounts(countLibrary(entries.map(({ word }) => word))))
console.log(`\n${formatFindings(findings)}`)
process.exitCode = findings.length === 0 ? 0 : 1
