/**
 * @generated SignedSource<<539f5f57ee96cd5e9ee23965f8a5dde2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CommentStatus = "closed" | "open";
export type ErasedByline = "none" | "team";
export type PostByline = "authors" | "team";
import type { FragmentRefs } from "relay-runtime";
export type valuesOf_text$data = {
  readonly afterErasure: ErasedByline;
  readonly authors: ReadonlyArray<{
    readonly id: string;
    readonly username: string;
  }>;
  readonly byline: PostByline;
  readonly categories: ReadonlyArray<string>;
  readonly comments: CommentStatus;
  readonly crossPublished: ReadonlyArray<string>;
  readonly excerpt: string;
  readonly featuredMedia: {
    readonly alt: string;
    readonly height: number;
    readonly illustrator: string | null | undefined;
    readonly name: string | null | undefined;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly permalink: string | null | undefined;
  readonly sections: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"sectionStored_section">;
  }>;
  readonly seo: {
    readonly canonical: string | null | undefined;
    readonly metadesc: string | null | undefined;
    readonly metakeywords: string | null | undefined;
    readonly title: string | null | undefined;
  };
  readonly slug: string;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly " $fragmentType": "valuesOf_text";
};
export type valuesOf_text$key = {
  readonly " $data"?: valuesOf_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"valuesOf_text">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "valuesOf_text"
};

(node as any).hash = "a76be83914eef504cce494ef2f91ef75";

export default node;
