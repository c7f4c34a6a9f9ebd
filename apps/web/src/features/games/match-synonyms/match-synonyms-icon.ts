export { Link2 as icon } from 'lucide-react'
