import { productName } from '@verbena/core/base/product'
import { type Clause, LegalDialog } from './legal-text'

export default function TermsDialog({ onClosed }: { onClosed: () => void }) {
  return (
    <LegalDialog
      title="Terms and Conditions"
      intro={`These terms are the agreement between you and the makers of ${productName}. By using the app you accept them.`}
      clauses={clauses}
      onClosed={onClosed}
    />
  )
}

const clauses: readonly Clause[] = [
  {
    title: 'The service',
    paragraphs: [
      'The app helps you to learn English vocabulary. Parts of it are free; others are open to subscribers. We may add, change or remove parts of it, and we try not to interrupt your learning when we do.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Some features need an account. Give true information, keep your password and recovery code to yourself, and tell us if someone else uses your account. You are responsible for what is done with it.',
    ],
  },
  {
    title: 'Subscription plans',
    paragraphs: ['Premium features are offered under these plans, as far as they are on sale where you are:'],
    points: ['Monthly: one month at a time.', 'Annual: one year at a time.', 'Lifetime: a single payment without renewal.'],
  },
  {
    title: 'Billing',
    paragraphs: [
      'Billing is handled by the store through which you subscribe, under its own terms. The price is the one shown to you before you confirm. Refunds follow the rules of that store and the law that applies to you.',
    ],
  },
  {
    title: 'Automatic renewal',
    paragraphs: [
      'Monthly and annual plans renew by themselves for the same period unless you cancel before the current one ends. You can cancel at any time in the settings of the store; what you paid for stays open until the end of its period.',
    ],
  },
  {
    title: 'Your content',
    paragraphs: [
      'Words and collections that you add remain yours. You give us a licence, without charge and not exclusive, to store, process and show them as far as running the service for you requires. It ends when you delete the content or your account. Add only what you have the right to use.',
    ],
  },
  {
    title: 'Acceptable use',
    paragraphs: ['You agree not to:'],
    points: [
      'break the law or the rights of others with the app,',
      'add content that is unlawful, hateful or harmful,',
      'try to get into other people’s accounts or around the limits of the service,',
      'disturb the service, overload it or search it for weaknesses without our consent,',
      'copy, sell or redistribute the app or its word library except where its licence permits it.',
    ],
  },
  {
    title: 'Our content',
    paragraphs: [
      'The app, its texts and its design are protected by law. You may use them personally for learning; every other right stays with us or with those who licensed them.',
    ],
  },
  {
    title: 'No guarantee',
    paragraphs: [
      'The app is provided as it is. We take care over definitions, pronunciations and examples, but we do not promise that they are free of errors, that the service is never interrupted, or that you pass an examination.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'As far as the law allows, we are not liable for indirect or consequential damage, and our total liability is limited to the amounts you paid for the service in the 12 months before the claim. Rights that the law does not let us limit stay as they are.',
    ],
  },
  {
    title: 'Ending',
    paragraphs: ['You can stop using the app at any time. We may close accounts that seriously or repeatedly break these terms.'],
  },
  {
    title: 'Changes to these terms',
    paragraphs: [
      'When these terms change, the new text appears here with its date. If you keep using the app afterwards, the new terms apply.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: ['For questions about these terms, write to us at the contact address given where you got the app.'],
  },
]
