import { reasonPhrase } from '#lib/deliveries/reason-phrase.ts';

interface HttpAnswerProps {
  /** Null where nothing came back. */
  status: number | null;
  /** Why nothing came back, as the service says it. */
  error: string | null;
}

/** What a server answered: the status and the words that go with it, or why there was no answer. */
export function HttpAnswer({ status, error }: HttpAnswerProps) {
  if (status === null) return <span lang="en">– {error}</span>;
  return (
    <span lang="en">
      <b className="font-semibold">{status}</b> {reasonPhrase(status)}
    </span>
  );
}
