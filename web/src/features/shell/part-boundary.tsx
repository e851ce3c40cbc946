import { Component, type ReactNode } from 'react';

interface Props {
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

/** Keeps the page when a lazily loaded part fails or fails to load. */
export class PartBoundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
