'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { EVERY_EVENT, type EventType } from '#contract/events.ts';

type Subscription = EventType | typeof EVERY_EVENT;

interface EventChoiceProps {
  all: readonly EventType[];
  chosen: readonly Subscription[];
  onChange: (chosen: Subscription[]) => void;
  error: string | undefined;
}

/** Every event, those of the future too, or a list that stays as it is. */
export function EventChoice({ all, chosen, onChange, error }: EventChoiceProps) {
  const t = useTranslations('settings.webhooks.events');
  const errorId = useId();
  const isEvery = chosen.includes(EVERY_EVENT);
  const isOn = (type: EventType) => isEvery || chosen.includes(type);
  const toggle = (type: EventType) =>
    onChange(isOn(type) ? chosen.filter((other) => other !== type) : [...chosen, type]);

  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex flex-col gap-3">
      <legend className="pb-1.5 font-medium">{t('title')}</legend>
      <Segmented
        label={t('title')}
        value={isEvery ? 'every' : 'list'}
        options={[
          { value: 'every', label: t('every') },
          { value: 'list', label: t('list') },
        ]}
        onChange={(kind) => onChange(kind === 'every' ? [EVERY_EVENT] : [...all])}
        className="self-start max-w-full overflow-x-auto"
      />
      {!isEvery && (
        <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
          {all.map((type) => (
            <label key={type} className="flex items-start gap-2 touch:min-h-11">
              <Checkbox className="mt-[3px]" checked={isOn(type)} onChange={() => toggle(type)} />
              <span>
                <code className="block font-mono text-12 wrap-anywhere">{type}</code>
                <span className="block text-12 text-ink-2">{t(`when.${keyOf(type)}`)}</span>
              </span>
            </label>
          ))}
        </div>
      )}
      {error && (
        <p id={errorId} role="alert" className="flex items-center gap-1 text-12 text-bad">
          <Icon name="alert" size={14} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A dot would lead deeper into the texts. */
const keyOf = (type: EventType) => type.replace('.', '-');
