/** When even the error page fails: plain words, no theme, no dictionary hook, a link home. */
import { Component, type ReactNode } from "react";
import { currentWords } from "#i18n/dictionary";
import { isChunkError, reloadOnce } from "./chunk-reload.ts";

interface State {
  readonly failed: boolean;
}

export class Apology extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)) reloadOnce();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { messages } = currentWords();
    return (
      <main role="alert">
        <p>{messages.errorPageFailed}</p>
        <p>
          <a href="/">{messages.backToHome}</a>
        </p>
      </main>
    );
  }
}
