import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { Brief } from './brief.tsx';
import { Family, Versions } from './versions.tsx';

/** What was asked for, and what has become of it. */
export const Beside = ({ record, form }: { readonly record: Content; readonly form: ContentForm }) => (
  <>
    <Brief record={record} form={form} />
    <Versions record={record} />
    <Family record={record} />
  </>
);
