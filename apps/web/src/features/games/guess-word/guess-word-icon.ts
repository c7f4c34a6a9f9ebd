export { Lightbulb as icon } from 'lucide-react'
