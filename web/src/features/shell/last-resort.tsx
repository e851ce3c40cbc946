import { Component, type ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';

/** Shows a plain page when the error page itself fails. */
export class LastResort extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p role="alert">{m.errors_while_showing()}</p> : this.props.children;
  }
}
