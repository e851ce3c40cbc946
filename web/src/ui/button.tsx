import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classList } from './class-list.ts';

/** Plain is the default, strong the page's main action, quiet is for running text, danger cannot be undone. */
export type ButtonVariant = 'plain' | 'strong' | 'quiet' | 'danger';

interface Props extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** An action is under way: the button shows so, keeps its size and ignores presses. */
  readonly busy?: boolean;
}

export function Button({ variant = 'plain', busy = false, className, onClick, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(variant, className)}
    />
  );
}

/** The button's classes for a link. */
export function buttonClass(variant: ButtonVariant = 'plain', className?: string): string {
  return classList(styles.button, styles[variant], className);
}

/** The same for a link that is an icon; it needs an `aria-label`. */
export function iconButtonClass(): string {
  return classList(styles.icon);
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  /** Its accessible name: the icon has no text. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A pressable icon, 44 px wide and high. */
export function IconButton({ name, className, children, ...props }: IconButtonProps) {
  return (
    <button type="button" {...props} aria-label={name} className={classList(styles.icon, className)}>
      {children}
    </button>
  );
}
