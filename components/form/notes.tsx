'use client';
import { useEffect } from 'react';
import { useFormPlace } from '#components/form/form-place.ts';
import { useProblemText } from '#components/form/use-problem-text.ts';
import { Icon } from '#components/icons/icon.tsx';

const band =
  'my-1 flex items-start gap-1.5 bg-warn-wash px-2.5 py-1 text-12 shadow-[inset_3px_0_0_var(--color-warn)]';

/** What is wrong with an entry of a list, below its row; its fields point here with `errorId`. */
export function RowNote({ path, id }: { path: string; id: string }) {
  const { problemsBelow } = useFormPlace();
  const text = useProblemText();
  const texts = [...new Set(problemsBelow(path).map(text))];
  return (
    <>
      {texts.length > 0 && (
        <p id={id} role="alert" className={band}>
          <Icon name="warning" size={14} className="mt-px text-warn" />
          <span>{texts.join(' ')}</span>
        </p>
      )}
      <Remarks path={path} />
    </>
  );
}

/** What is odd about a rule, though it may be saved so. The list in the bar leads here. */
export function Remarks({ path, id }: { path: string; id?: string }) {
  const { remarksAt } = useFormPlace();
  const texts = remarksAt(path);
  if (texts.length === 0) return null;
  return (
    <ul id={id} data-remark={path} tabIndex={-1} className={`${band} flex-col`}>
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-1.5">
          <Icon name="warning" size={14} className="mt-px text-warn" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** What is wrong with a whole list or group, beneath its heading. */
export function GroupNote({ path }: { path: string }) {
  const { problemAt, register } = useFormPlace();
  const text = useProblemText();
  useEffect(() => register(path), [path, register]);
  const problem = problemAt(path);
  return (
    <>
      {problem && (
        <p data-field={path} role="alert" className="flex items-start gap-1.5 text-12 text-bad">
          <Icon name="alert" size={14} className="mt-px" />
          {text(problem)}
        </p>
      )}
      <Remarks path={path} />
    </>
  );
}
