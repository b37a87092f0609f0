// chunk: standing
/**
 * The operator's text as markup. The server cleans it before it is stored and again before it is
 * sent.
 */
export function RichText({ html }: { html: string }) {
  return (
    // oxlint-disable-next-line react/no-danger -- the server has sanitised it; shown here alone
    <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
