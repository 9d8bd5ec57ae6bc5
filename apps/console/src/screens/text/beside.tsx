import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { Brief } from './brief.tsx';
import { Family, Versions } from './versions.tsx';

/** The brief of a text, its versions and its family. */
export const Beside = ({ record, form }: { readonly record: Content; readonly form: ContentForm }) => (
  <>
    <Brief record={record} form={form} />
    <Versions record={record} />
    <Family record={record} />
  </>
);
