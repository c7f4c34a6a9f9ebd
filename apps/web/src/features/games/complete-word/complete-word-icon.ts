export { Puzzle as icon } from 'lucide-react'
