/**
 * @generated SignedSource<<8ca09dc7c4c780bdac8abed876c733f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
import type { FragmentRefs } from "relay-runtime";
export type PostHead_post$data = {
  readonly assocType: AssocType;
  readonly authors: ReadonlyArray<{
    readonly slug: string;
    readonly username: string;
  }>;
  readonly body: string;
  readonly commentCount: number;
  readonly date: string;
  readonly excerpt: string;
  readonly featuredMedia: {
    readonly height: number;
    readonly path: string;
    readonly width: number;
  } | null | undefined;
  readonly isByTeam: boolean;
  readonly isPreview: boolean;
  readonly modified: string;
  readonly originalSite: {
    readonly host: string;
    readonly name: string;
    readonly prefix: string;
  };
  readonly sections: ReadonlyArray<{
    readonly typename: string;
  }>;
  readonly seo: {
    readonly canonical: string | null | undefined;
    readonly metadesc: string | null | undefined;
    readonly metakeywords: string | null | undefined;
    readonly title: string | null | undefined;
  };
  readonly title: string;
  readonly " $fragmentType": "PostHead_post";
};
export type PostHead_post$key = {
  readonly " $data"?: PostHead_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostHead_post">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostHead_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assocType",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excerpt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPreview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostSeo",
      "kind": "LinkedField",
      "name": "seo",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "metadesc",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canonical",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "metakeywords",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeaturedMedia",
      "kind": "LinkedField",
      "name": "featuredMedia",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "authors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isByTeam",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": "typename",
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "originalSite",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prefix",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};
})();

(node as any).hash = "128bd7e8fb415fc6d9da0feb849e62e6";

export default node;
