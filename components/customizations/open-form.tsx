'use client';
import { memo, Suspense, useState } from 'react';
import { FormSkeleton } from '#components/customizations/form-skeleton.tsx';
import { findForm } from '#components/customizations/forms.ts';
import type { OpenedForm } from '#components/customizations/opened-form.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';

interface OpenFormProps extends OpenedForm {
  name: CustomizationName;
}

/**
 * The form of one customization. Only its own properties render it anew: what changes around it while its code is
 * on the way would take the form that the server sent off the screen.
 */
export const OpenForm = memo(function OpenForm(props: OpenFormProps) {
  const { name, onBack } = props;
  return (
    <Suspense key={name} fallback={<FormSkeleton name={name} onBack={onBack} />}>
      <FoundForm {...props} />
    </Suspense>
  );
});

function FoundForm({ name, ...opened }: OpenFormProps) {
  // Once open it stays the same one, whatever is fetched meanwhile.
  const [{ Form }] = useState(() => ({ Form: findForm(name) }));
  return <Form {...opened} />;
}
