import { Component, type ReactNode } from 'react';
import { messages } from '../../messages.ts';

/** Shown when the error page itself breaks. */
export class LastResort extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p role="alert">{messages.errors.whileShowing}</p> : this.props.children;
  }
}
