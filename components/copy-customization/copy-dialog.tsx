'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChooseListings } from '#components/copy-customization/choose-listings.tsx';
import { CopyOutcomes } from '#components/copy-customization/copy-outcomes.tsx';
import { CopyPreviews } from '#components/copy-customization/copy-previews.tsx';
import { useCopyRun } from '#components/copy-customization/use-copy-run.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { CustomizationName } from '#contract/customizations/names.ts';
import type { IsoDate } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import type { Attributes } from '#lib/customizations/attributes.ts';
import { copiedValues, holdsMoney } from '#lib/customizations/copied-values.ts';
import type { CopyTarget } from '#lib/customizations/listings-to-copy.ts';
import { customizationsQuery } from '#lib/customizations/read-customizations.ts';
import { overridesQuery } from '#lib/customizations/read-overrides.ts';
import type { Listing } from '#lib/listings/list-listings.ts';

interface CopyDialogProps {
  listing: Listing;
  name: CustomizationName;
  today: IsoDate;
  isDirty: boolean;
  onClose: () => void;
}

/** Copies one saved customization to other listings: whose, what it would do to them, and what became of it. */
export default function CopyDialog(props: CopyDialogProps) {
  const { listing, name, today, isDirty, onClose } = props;
  const t = useTranslations('customizations.copy');
  const names = useTranslations('customizations');
  const common = useTranslations('common');
  const isOverrides = name === 'manual-overrides';
  const all = useQuery({ ...customizationsQuery(readFromBrowser, listing.id), enabled: !isOverrides });
  const nights = useQuery({ ...overridesQuery(readFromBrowser, listing.id, today), enabled: isOverrides });
  const saved = isOverrides
    ? nights.data && { overrides: nights.data }
    : (all.data as Partial<Attributes> | undefined)?.[name];
  const values = saved && copiedValues(name, saved as Attributes[typeof name]);
  const [isBusy, setBusy] = useState(false);
  const title = t('title', { customization: names(`${name}.title`) });
  const close = () => {
    if (!isBusy) onClose();
  };

  const failed = isOverrides ? nights : all;
  const why = isDirty ? t('saveFirst') : values === null ? t('nothing') : null;
  if (why !== null) {
    return (
      <Dialog
        title={title}
        onClose={onClose}
        actions={
          <Button variant="first" onClick={onClose}>
            {t('understood')}
          </Button>
        }
      >
        <p className="text-14 text-ink-2">{why}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} onClose={close} className="w-[56rem]">
      {values ? (
        <Steps listing={listing} name={name} values={values} onBusy={setBusy} onClose={onClose} />
      ) : failed.isError ? (
        <ReadFailure query={failed} title={names('failed')}>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
        </ReadFailure>
      ) : (
        <Skeleton className="h-3 w-48" />
      )}
    </Dialog>
  );
}

interface StepsProps {
  listing: Listing;
  name: CustomizationName;
  /** As they were when the dialog opened: what is previewed is what is sent. */
  values: object;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}

function Steps({ listing, name, values: given, onBusy, onClose }: StepsProps) {
  const [values] = useState(given);
  const [chosen, setChosen] = useState<ReadonlyMap<string, CopyTarget>>(new Map());
  const [step, setStep] = useState<'choose' | 'preview' | 'run'>('choose');
  const run = useCopyRun(name, values, onBusy);
  switch (step) {
    case 'choose':
      return (
        <ChooseListings
          listing={listing}
          hasMoney={holdsMoney(values)}
          isOverrides={name === 'manual-overrides'}
          chosen={chosen}
          onChoose={setChosen}
          onNext={() => setStep('preview')}
          onClose={onClose}
        />
      );
    case 'preview':
      return (
        <CopyPreviews
          name={name}
          values={values}
          targets={[...chosen.values()]}
          onBack={() => setStep('choose')}
          onClose={onClose}
          onApply={(ids) => {
            setStep('run');
            void run.copy(ids);
          }}
        />
      );
    case 'run':
      return <CopyOutcomes run={run} targets={chosen} onClose={onClose} />;
  }
}
