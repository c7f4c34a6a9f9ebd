export { Waves as icon } from 'lucide-react'
