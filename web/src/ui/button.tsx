import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classList } from './class-list.ts';

/**
 * 'plain' is the default, 'strong' the page's main action, 'quiet' is for running text, 'danger' for an action that
 * cannot be undone.
 */
export type ButtonVariant = 'plain' | 'strong' | 'quiet' | 'danger';

interface Props extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** True while an action is in progress: the button shows it, keeps its size and ignores presses. */
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

/** Returns the button's classes, for a link that looks like a button. */
export function buttonClass(variant: ButtonVariant = 'plain', className?: string): string {
  return classList(styles.button, styles[variant], className);
}

/** Returns the icon button's classes, for a link; the link needs an `aria-label`. */
export function iconButtonClass(): string {
  return classList(styles.icon);
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  /** The accessible name, because the icon has no text. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A button with an icon, 44 px wide and high. */
export function IconButton({ name, className, children, ...props }: IconButtonProps) {
  return (
    <button type="button" {...props} aria-label={name} className={classList(styles.icon, className)}>
      {children}
    </button>
  );
}
