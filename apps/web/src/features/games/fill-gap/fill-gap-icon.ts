export { TextCursorInput as icon } from 'lucide-react'
