export { Target as icon } from 'lucide-react'
