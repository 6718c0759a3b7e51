/**
 * @generated SignedSource<<d3a8db158e19137ffcfcd55301b194b3>>
 * @relayHash 53edcafc417c3092a5c88f537813a60b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0012e978d138c4676bbccc37d3354174c9db95ad878f1076df28974aff8195e0

import type { ConcreteRequest } from 'relay-runtime';
export type MediaFocus = "BOTTOM" | "BOTTOM_LEFT" | "BOTTOM_RIGHT" | "CENTER" | "LEFT" | "RIGHT" | "TOP" | "TOP_LEFT" | "TOP_RIGHT";
export type MediaItemScreenDescribeMutation$variables = {
  alt: string;
  focus: MediaFocus;
  illustrator?: string | null | undefined;
  mediaId: string;
  name: string;
};
export type MediaItemScreenDescribeMutation$data = {
  readonly describeMedia: {
    readonly media: {
      readonly alt: string;
      readonly focus: MediaFocus;
      readonly id: string;
      readonly illustrator: string | null | undefined;
      readonly name: string;
    };
  };
};
export type MediaItemScreenDescribeMutation = {
  response: MediaItemScreenDescribeMutation$data;
  variables: MediaItemScreenDescribeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "alt"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "focus"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "illustrator"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mediaId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "alt",
        "variableName": "alt"
      },
      {
        "kind": "Variable",
        "name": "focus",
        "variableName": "focus"
      },
      {
        "kind": "Variable",
        "name": "illustrator",
        "variableName": "illustrator"
      },
      {
        "kind": "Variable",
        "name": "mediaId",
        "variableName": "mediaId"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "DescribeMediaPayload",
    "kind": "LinkedField",
    "name": "describeMedia",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Media",
        "kind": "LinkedField",
        "name": "media",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
            "name": "alt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "illustrator",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "focus",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MediaItemScreenDescribeMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MediaItemScreenDescribeMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "0012e978d138c4676bbccc37d3354174c9db95ad878f1076df28974aff8195e0",
    "metadata": {},
    "name": "MediaItemScreenDescribeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c5414a2f18b63db8a5e8b7e30fee6bcf";

export default node;
