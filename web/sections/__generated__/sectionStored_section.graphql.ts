/**
 * @generated SignedSource<<5768912106e01114b41d06579d189147>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SectionBackground = "accent" | "plain" | "soft";
import type { FragmentRefs } from "relay-runtime";
export type sectionStored_section$data = {
  readonly CopyItem?: {
    readonly button: string | null | undefined;
    readonly heading: string;
    readonly html: string;
    readonly url: string | null | undefined;
  };
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

(node as any).hash = "07a8c348a660086e765df7911e62a619";

export default node;
