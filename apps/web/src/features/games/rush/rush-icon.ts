export { Zap as icon } from 'lucide-react'
