import { productName } from '@verbena/core/base/product'
import { type Clause, LegalDialog } from './legal-text'

export default function PrivacyDialog({ onClosed }: { onClosed: () => void }) {
  return (
    <LegalDialog
      title="Privacy Policy"
      intro={`This policy says what ${productName} knows about you, what it does with it, and what you can do about it.`}
      clauses={clauses}
      onClosed={onClosed}
    />
  )
}

const clauses: readonly Clause[] = [
  {
    title: 'What we collect',
    paragraphs: ['We collect only what the app needs to work:'],
    points: [
      'Profile and preferences: your name and username, your level, topics, daily goal, theme and voice.',
      'Usage: the words you have seen, marked or learned, your streak, and your results in quizzes and games.',
      'Device: the kind of device, its operating system, the version of the app, and technical reports when something goes wrong.',
      'Notification choices: which reminders you want, how many, and at what times.',
      'User content: the words and collections that you add yourself.',
    ],
  },
  {
    title: 'Why we use it',
    paragraphs: ['We use this information to:'],
    points: [
      'show you words at your level and on your topics,',
      'keep your progress and bring it to your other devices when you are signed in,',
      'send the reminders that you asked for,',
      'provide and manage subscriptions,',
      'keep the service secure, find faults and improve it.',
    ],
  },
  {
    title: 'What stays on your device',
    paragraphs: [
      'You can use the app without an account. Your settings, marks and history are then kept on your device, and clearing the app’s data removes them.',
    ],
  },
  {
    title: 'Who receives it',
    paragraphs: [
      'We do not sell your personal information.',
      'We share it with service providers who work for us, such as hosting, payment and speech services, only as far as they need it for that work and under the duty to protect it. We may also disclose it where the law requires it.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [
      'We keep account data for as long as you have an account. When you delete your account in the settings, its data is deleted with it, except for what the law obliges us to keep, such as records of payments.',
    ],
  },
  {
    title: 'Security',
    paragraphs: [
      'Passwords are stored only in a form from which they cannot be read back, and whatever is sent to the service over https is encrypted on its way. No system is perfectly secure, so please choose a password that you use nowhere else.',
    ],
  },
  {
    title: 'Your choices',
    paragraphs: ['At any time you can:'],
    points: [
      'change your preferences in the settings, and your notification choices in the profile,',
      'export everything that the app and the service hold about you, in one file, from the settings,',
      'delete your account there, and clear what is kept on your device,',
      'withdraw a permission, such as the one for notifications, in your device’s settings.',
    ],
  },
  {
    title: 'Children',
    paragraphs: [
      'The app may be used by children only as far as the age rules of the app store it was installed from allow. We do not knowingly collect personal information from younger children; if you believe that a child gave us some, tell us and we will delete it.',
    ],
  },
  {
    title: 'Changes to this policy',
    paragraphs: ['When this policy changes, the new text appears here with its date. Important changes are announced in the app.'],
  },
  {
    title: 'Contact',
    paragraphs: ['For questions about your privacy, write to us at the contact address given where you got the app.'],
  },
]
