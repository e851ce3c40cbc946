import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classList } from './class-list.ts';

/** Plain is the usual one, strong the one that a page wants pressed, quiet stands in running text, danger cannot be undone. */
export type ButtonVariant = 'plain' | 'strong' | 'quiet' | 'danger';

interface Props extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** Under way: it says so, keeps its place and does nothing more. */
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

/** The looks of a button for what is a link. */
export function buttonClass(variant: ButtonVariant = 'plain', className?: string): string {
  return classList(styles.button, styles[variant], className);
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  /** What is said of it: its drawing has no words. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A drawing to press, 44 px wide and high. */
export function IconButton({ name, className, children, ...props }: IconButtonProps) {
  return (
    <button type="button" {...props} aria-label={name} className={classList(styles.icon, className)}>
      {children}
    </button>
  );
}
