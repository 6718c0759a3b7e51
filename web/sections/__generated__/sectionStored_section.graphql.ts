/**
 * @generated SignedSource<<bf673acbf58de5e54d02e5b29d3fc3ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SectionBackground = "accent" | "plain" | "soft";
import type { FragmentRefs } from "relay-runtime";
export type sectionStored_section$data = {
  readonly ForumDriver?: {
    readonly body: string | null | undefined;
    readonly button: string;
    readonly heading: string;
    readonly url: string;
  };
  readonly HTML?: {
    readonly html: string;
  };
  readonly ImageSection?: {
    readonly caption: string | null | undefined;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    };
    readonly url: string | null | undefined;
  };
  readonly PostTeaser?: {
    readonly body: string | null | undefined;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly label: string | null | undefined;
    readonly title: string;
    readonly url: string;
  };
  readonly Quote?: {
    readonly author: string | null | undefined;
    readonly text: string;
  };
  readonly isAuthwalled: boolean;
  readonly sectionBackgroundColor: SectionBackground;
  readonly stored?: string | null | undefined;
  readonly type: string;
  readonly " $fragmentType": "sectionStored_section";
};
export type sectionStored_section$key = {
  readonly " $data"?: sectionStored_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"sectionStored_section">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sectionStored_section"
};

(node as any).hash = "206d5edff5fdfffe97fe243eb752c9cd";

export default node;
