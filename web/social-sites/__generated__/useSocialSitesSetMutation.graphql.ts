/**
 * @generated SignedSource<<99bdd45d3755344f79365b2eeb4bd704>>
 * @relayHash 04946f639d2da78ce0a05b5f0aa058a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 539f19f98be975136f5044cb2eaf97230413a5b76da9dc8c0c68b13b5d3d334b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SocialPlatform = "BLOG" | "FACEBOOK" | "INSTAGRAM" | "LINKEDIN" | "PINTEREST" | "PODCAST" | "TIKTOK" | "TWITTER" | "WEBSITE" | "YOUTUBE";
export type SocialSiteInput = {
  handle: string;
  id?: string | null | undefined;
  platform: SocialPlatform;
};
export type useSocialSitesSetMutation$variables = {
  sites: ReadonlyArray<SocialSiteInput>;
};
export type useSocialSitesSetMutation$data = {
  readonly setSocialSites: {
    readonly user: {
      readonly socialSites: ReadonlyArray<{
        readonly handle: string;
        readonly id: string;
        readonly type: string;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"OwnSocialSites_user">;
    };
  };
};
export type useSocialSitesSetMutation = {
  response: useSocialSitesSetMutation$data;
  variables: useSocialSitesSetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sites"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "sites",
    "variableName": "sites"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "SocialSite",
  "kind": "LinkedField",
  "name": "socialSites",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handle",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSocialSitesSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SocialSitesPayload",
        "kind": "LinkedField",
        "name": "setSocialSites",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OwnSocialSites_user"
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSocialSitesSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SocialSitesPayload",
        "kind": "LinkedField",
        "name": "setSocialSites",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isVerified",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasSocialSite",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PrivacySetting",
                "kind": "LinkedField",
                "name": "privacySettings",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
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
                    "name": "audience",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "539f19f98be975136f5044cb2eaf97230413a5b76da9dc8c0c68b13b5d3d334b",
    "metadata": {
      "creates": true
    },
    "name": "useSocialSitesSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e8920a565be78bccb677cfae6ef38e81";

export default node;
