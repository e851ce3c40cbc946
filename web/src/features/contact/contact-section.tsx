import { classList } from '../../ui/class-list.ts';
import head from '../../ui/section-head.module.css';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import styles from './contact-section.module.css';

/** The hash that leads to a page's contact form: `#contact`. */
export const CONTACT_ID = 'contact';

interface Props extends ContactFormProps {
  readonly heading: string;
  /** A sentence beside the heading that says what to write. */
  readonly label: string;
}

/** Shows the contact form as the last section of a page. */
export function ContactSection({ heading, label, ...form }: Props) {
  return (
    <section id={CONTACT_ID} className={styles.section}>
      <div className={classList(head.head, styles.head)}>
        <h2>{heading}</h2>
        <p>{label}</p>
      </div>
      <ContactForm {...form} />
    </section>
  );
}
